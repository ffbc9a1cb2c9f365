-- AlterTable
ALTER TABLE "experts" ADD COLUMN     "case_studies" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "certificates" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "education" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "languages" JSONB NOT NULL DEFAULT '[]';

-- What stands in the lists is checked where it is written (lib/features/experts/background.ts); here, that they are lists
-- of bounded length.
ALTER TABLE "experts"
  ADD CONSTRAINT experts_background CHECK (
    CASE WHEN jsonb_typeof(languages) = 'array' AND jsonb_typeof(case_studies) = 'array'
          AND jsonb_typeof(certificates) = 'array' AND jsonb_typeof(education) = 'array'
      THEN jsonb_array_length(languages) <= 10 AND jsonb_array_length(case_studies) <= 12
          AND jsonb_array_length(certificates) <= 20 AND jsonb_array_length(education) <= 10
      ELSE false END);
