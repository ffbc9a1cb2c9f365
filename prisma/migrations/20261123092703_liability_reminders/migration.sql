-- AlterTable
ALTER TABLE "contracts" ADD COLUMN     "liability_reminded_at" TIMESTAMPTZ(3);

-- Since 2015 the Act also asks how the work's occupational health care is provided.
ALTER TABLE "liability_papers" DROP CONSTRAINT "liability_papers_kind",
  ADD CONSTRAINT "liability_papers_kind" CHECK (
    kind IN ('registers', 'trade_register', 'taxes', 'pension_insurance', 'working_conditions', 'occupational_health',
      'accident_insurance'));
ALTER TABLE "liability_papers" ADD CONSTRAINT "liability_papers_type" CHECK (
    type IN ('application/pdf', 'image/jpeg', 'image/png')),
  ADD CONSTRAINT "liability_papers_name" CHECK (length(name) BETWEEN 1 AND 160);
