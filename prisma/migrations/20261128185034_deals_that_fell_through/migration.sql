-- A quote may be accepted beside one whose contracts have ended without coming into force (docs/product/quotes.md). That
-- no two stand at once: one is open at a time (quotes_one_sent), and accepting holds the application while it looks.
DROP INDEX "quotes_one_accepted";
