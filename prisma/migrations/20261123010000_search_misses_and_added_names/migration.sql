-- CreateTable
CREATE TABLE "skill_names" (
    "id" SERIAL NOT NULL,
    "skill_key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "phrase" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "skill_names_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_misses" (
    "day" DATE NOT NULL,
    "words" TEXT NOT NULL,
    "searches" INTEGER NOT NULL,
    "hits" INTEGER NOT NULL,

    CONSTRAINT "search_misses_pkey" PRIMARY KEY ("day","words")
);

-- CreateIndex
CREATE UNIQUE INDEX "skill_names_phrase_key" ON "skill_names"("phrase");

ALTER TABLE "skill_names"
  ADD CONSTRAINT "skill_names_lengths" CHECK (length(name) BETWEEN 1 AND 60 AND length(phrase) BETWEEN 1 AND 120);
ALTER TABLE "search_misses"
  ADD CONSTRAINT "search_misses_bounds" CHECK (length(words) BETWEEN 1 AND 80 AND searches > 0 AND hits >= 0);
