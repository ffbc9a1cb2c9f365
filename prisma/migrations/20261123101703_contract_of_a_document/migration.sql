-- CreateIndex
CREATE INDEX "contracts_document_sha256_idx" ON "contracts"("document_sha256");
