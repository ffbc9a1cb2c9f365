-- AlterTable
ALTER TABLE "desk_items" ADD COLUMN     "company_id" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "desk_items_company_id_key" ON "desk_items"("company_id");

-- AddForeignKey
ALTER TABLE "desk_items" ADD CONSTRAINT "desk_items_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Still about exactly one thing.
ALTER TABLE "desk_items" DROP CONSTRAINT "desk_items_one_thing";
ALTER TABLE "desk_items"
  ADD CONSTRAINT "desk_items_one_thing" CHECK (num_nonnulls("expert_id", "expert_application_id", "project_id",
    "meeting_booking_id", "conversation_report_id", "contract_id", "company_id") = 1);
