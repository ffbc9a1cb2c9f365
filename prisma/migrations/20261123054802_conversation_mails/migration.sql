-- DropForeignKey
ALTER TABLE "conversations" DROP CONSTRAINT "conversations_invitation_id_fkey";

-- AlterTable
ALTER TABLE "conversations" ADD COLUMN     "accountless_mailed_at" TIMESTAMPTZ(3);

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
