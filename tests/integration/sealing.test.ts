import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { GET as contractPdf } from "@/app/api/contracts/[id]/pdf/route";
import { sealingCertificate } from "@/lib/features/signing/server/certificate";
import { sealContract, sealContracts } from "@/lib/features/signing/server/seal-contract";
import { setClock } from "@/lib/server/clock";
import { call } from "@/tests/support/call";
import { sql } from "@/tests/support/database/connection";
import { createAdmin, createUser, type TestUser } from "@/tests/support/factories";
import { runMailJobs, runSealJobs, skipRetryDelays } from "@/tests/support/jobs";
import { clearOutbox, readOutbox, recipient } from "@/tests/support/mail";
import { readPdf } from "@/tests/support/pdf";
import { type Awaiting, createAwaiting, readContract, signByMail, verify } from "@/tests/support/signing";

const at = new Date("2027-03-01T10:00:00Z");
const folder = mkdtempSync(path.join(process.env.MAIL_OUTBOX_DIR as string, "..", "sealing-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const download = async (id: number, as: TestUser, query: Record<string, string> = {}) =>
  Buffer.from((await call(contractPdf, { params: { id: String(id) }, as, query })).bytes);
const seals = (id: number) =>
  sql<{ sha256: string; pdf: Buffer; sealed_at: Date }>(
    "SELECT * FROM contract_seals WHERE contract_id = $1",
    [id],
  );
const sealMails = (to: string) =>
  sql(`SELECT id FROM mail_messages WHERE kind = 'contract_sealed' AND "to" = $1`, [to]);

let world: Awaiting;
beforeEach(() => setClock(at));

/** The signature of a PDF in DER, and what it covers, by its ByteRange. */
function signatureOf(pdf: Buffer) {
  const [, ...numbers] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\]/.exec(pdf.toString("latin1")) ?? [];
  const [start = 0, length = 0, next = 0, rest = 0] = numbers.map(Number);
  const hex = pdf.toString("latin1", start + length + 1, next - 1);
  return {
    covered: Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(next, next + rest)]),
    der: Buffer.from(hex.replace(/(00)+$/, ""), "hex"),
    isWhole: start === 0 && next + rest === pdf.length,
  };
}

const hasPdfsig = spawnSync("pdfsig", ["-v"]).error === undefined;
if (!hasPdfsig && !process.env.CI) {
  process.stderr.write(
    "pdfsig (poppler-utils) is not installed: its check of the sealed file is skipped here.\n",
  );
}
const withPdfsig = hasPdfsig || process.env.CI ? it : it.skip;

describe("a sealed contract", () => {
  let sealed: Buffer;
  let shown: Buffer;
  beforeAll(async () => {
    setClock(at);
    world = await createAwaiting();
    shown = await download(world.clientContract, world.client);
    expect((await signByMail(world.clientContract, world.client, "Veera Äijälä")).status).toBe(200);
    expect(await runSealJobs()).toBe(1);
    setClock(at);
    sealed = await download(world.clientContract, world.client);
    writeFileSync(path.join(folder, "sealed.pdf"), sealed);
  });

  it("begins with the very bytes that were shown and signed", async () => {
    const { body } = await readContract(world.clientContract, world.client);
    expect(body).toMatchObject({ status: "signed", sealed: true, sealedAt: at.toISOString() });
    // The expert's contract is not signed yet, and the one comes into force with the other only.
    expect(body.force).toBe("waiting");
    expect(sealed.length).toBeGreaterThan(shown.length);
    expect(sha256(sealed.subarray(0, shown.length))).toBe(body.documentSha256);
    expect(sha256(shown)).toBe(body.documentSha256);
    expect(await download(world.clientContract, world.client, { document: "shown" })).toEqual(shown);
  });

  it("has a page that tells who signed what, when and from where, and how to check it, read by a screen reader", async () => {
    const [before, { pages, isTagged }] = [await readPdf(shown), await readPdf(sealed)];
    expect(isTagged).toBe(true);
    expect(pages.length).toBe(before.pages.length + 1);
    expect(pages.slice(0, -1)).toEqual(before.pages);
    const last = pages.at(-1);
    const words = last?.text.replace(/\s+/g, " ") ?? "";
    for (const told of [
      "Veera Äijälä",
      world.client.email,
      "Osaaja",
      "1 March 2027 at 12:00:00",
      "Europe/Helsinki",
      "2027-03-01T10:00:00.000Z",
      sha256(shown),
      "eIDAS, Article 3(10)",
      "/verify",
      `head -c ${shown.length}`,
      "Firefox/140.0",
    ]) {
      expect(words).toContain(told);
    }
    expect(last?.roles).toEqual(expect.arrayContaining(["H1", "H2", "P"]));
  });

  withPdfsig("is valid to pdfsig, as a whole", () => {
    const told = execFileSync("pdfsig", ["-nocert", path.join(folder, "sealed.pdf")], { encoding: "utf8" });
    expect(told).toContain("Signature is Valid.");
    expect(told).toContain("Total document signed");
    expect(told).toContain("adbe.pkcs7.detached");
  });

  it("is valid to openssl, which knows nothing of PDF", () => {
    const { covered, der, isWhole } = signatureOf(sealed);
    expect(isWhole).toBe(true);
    const [content, signature] = [path.join(folder, "content.bin"), path.join(folder, "signature.der")];
    writeFileSync(content, covered);
    writeFileSync(signature, der);
    const check = (file: string) =>
      spawnSync(
        "openssl",
        [
          "cms",
          "-verify",
          "-binary",
          "-inform",
          "DER",
          "-in",
          signature,
          "-content",
          file,
          "-noverify",
          "-out",
          "/dev/null",
        ],
        { encoding: "utf8" },
      );
    expect(check(content).stderr).toContain("Verification successful");
    writeFileSync(path.join(folder, "changed.bin"), Buffer.concat([covered.subarray(1), Buffer.from("x")]));
    expect(check(path.join(folder, "changed.bin")).status).not.toBe(0);
  });

  it("is mailed to its party as it is, once, and told on the page of notifications", async () => {
    clearOutbox();
    await runMailJobs();
    const mails = (await readOutbox()).filter(({ subject }) => subject?.startsWith("Signed and sealed"));
    expect(mails.map(recipient)).toEqual([world.client.email]);
    expect(mails[0]?.text).toContain(
      "It comes into force once the other contract of this assignment is signed",
    );
    const [attachment] = mails[0]?.attachments ?? [];
    expect(attachment?.filename).toMatch(/^OS-\d{6}-C\.pdf$/);
    expect(attachment?.content.equals(sealed)).toBe(true);
    expect(
      await sql("SELECT values FROM notifications WHERE kind = 'contract_sealed' AND user_id = $1", [
        world.client.id,
      ]),
    ).toHaveLength(1);
  });

  it("is what everybody reads who may read the contract, and nobody else", async () => {
    expect(await download(world.clientContract, await createAdmin())).toEqual(sealed);
    const others = { params: { id: String(world.clientContract) }, as: await createUser() };
    expect((await call(contractPdf, others)).status).toBe(404);
  });

  it("is proved by its bytes", async () => {
    const { body, status } = await verify(sealed);
    expect([status, body]).toEqual([
      200,
      {
        valid: true,
        reason: null,
        reference: expect.stringMatching(/^OS-\d{6}-C$/),
        signedAt: at.toISOString(),
        documentSha256: sha256(shown),
        parties: [
          { role: "client", name: "Veera Äijälä" },
          { role: "operator", name: "Osaaja" },
        ],
      },
    ]);
    // Whatever it is called.
    expect((await verify(sealed, "../../etc/passwd")).body.valid).toBe(true);
  });

  it("is changed by any byte, wherever it stands, and by whatever is put behind it", async () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % below;
    };
    const { der } = signatureOf(sealed);
    const inPadding = sealed.indexOf(Buffer.from("0".repeat(2_000)), sealed.indexOf("/Contents <")) + 1_000;
    expect(der.length).toBeGreaterThan(1_000);
    const places = [
      inPadding,
      0,
      sealed.length - 1,
      ...Array.from({ length: 197 }, () => random(sealed.length)),
    ];
    const bits = places.map((place) => {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] as number) ^ (1 << random(8));
      return changed;
    });
    const updates = Array.from({ length: 20 }, (_, index) =>
      Buffer.concat([sealed, Buffer.from(index === 0 ? "\n" : `\n${index} 0 obj\n<<>>\nendobj\n%%EOF\n`)]),
    );
    for (const changed of [...bits, ...updates]) {
      const { status, body } = await verify(changed);
      expect([status, body.valid, body.reason, body.parties]).toEqual([200, false, "changed", []]);
    }
    expect((await verify(sealed.subarray(0, -1))).body.reason).toBe("changed");
    expect((await verify(shown)).body).toMatchObject({ valid: false, reason: "changed" });
    expect((await verify(sealed)).body.valid).toBe(true);
  });
});

describe("the job", () => {
  beforeEach(async () => {
    world = await createAwaiting();
    await signByMail(world.clientContract, world.client);
  });

  it("makes one file and one mail, however often and however simultaneously it runs", async () => {
    const contractId = world.clientContract;
    await Promise.all([
      sealContract({ contractId }),
      sealContract({ contractId }),
      sealContract({ contractId }),
    ]);
    const [first, ...more] = await seals(contractId);
    expect(more).toEqual([]);
    setClock(new Date("2027-03-02T10:00:00Z"));
    await runSealJobs();
    await sealContracts();
    expect(await seals(contractId)).toEqual([first]);
    expect(await sealMails(world.client.email)).toHaveLength(1);
  });

  it.each([
    ["as it stores the file", "contract_seals", "true"],
    ["between the file and its mail", "mail_messages", "NEW.kind = 'contract_sealed'"],
    ["between the file and its notification", "notifications", "NEW.kind = 'contract_sealed'"],
  ])("is done whole by its next try when it dies %s", async (_when, table, condition) => {
    await sql(
      `CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the process is gone'; END $$`,
    );
    await sql(
      `CREATE TRIGGER die BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION die()`,
    );
    expect(await runSealJobs()).toBe(1);
    expect(await seals(world.clientContract)).toEqual([]);
    expect(await sealMails(world.client.email)).toEqual([]);
    expect((await readContract(world.clientContract, world.client)).body.status).toBe("signed");
    await sql(`DROP TRIGGER die ON ${table}; DROP FUNCTION die()`);
    await skipRetryDelays();
    expect(await runSealJobs()).toBe(1);
    expect(await seals(world.clientContract)).toHaveLength(1);
    expect(await sealMails(world.client.email)).toHaveLength(1);
  });

  it("that was lost is made up for by the next sweep", async () => {
    await sql("DELETE FROM pgboss.job WHERE name = 'seal-contract'");
    await sealContracts();
    expect(await seals(world.clientContract)).toHaveLength(1);
  });

  it("seals no file but the one that was signed, and keeps no other contract waiting", async () => {
    const other = await createAwaiting();
    await signByMail(other.clientContract, other.client);
    await sql("UPDATE contracts SET pdf = pdf || '\\x0a' WHERE id = $1", [world.clientContract]);
    await expect(sealContracts()).rejects.toThrow("1 contracts could not be sealed");
    expect(await seals(world.clientContract)).toEqual([]);
    expect(await seals(other.clientContract)).toHaveLength(1);
    await sql("DELETE FROM contract_signatures WHERE contract_id = $1", [world.clientContract]);
  });
});

describe("a contract that waits for the assignment's other one", () => {
  const told = (to: string) =>
    sql<{ kind: string; subject: string }>(
      `SELECT kind, subject FROM mail_messages WHERE kind IN ('contract_sealed', 'contract_in_force') AND "to" = $1 ORDER BY id`,
      [to],
    );
  const kinds = async (to: string) => (await told(to)).map(({ kind }) => kind);
  beforeEach(async () => {
    world = await createAwaiting();
    await signByMail(world.clientContract, world.client);
  });

  it("is told to be in force, once, as the other one is signed; whoever signs last reads it with their file", async () => {
    const { client, expert, clientContract, expertContract } = world;
    await sealContract({ contractId: clientContract });
    expect(await kinds(client.email)).toEqual(["contract_sealed"]);
    await signByMail(expertContract, expert);
    await sealContract({ contractId: expertContract });
    expect(await kinds(client.email)).toEqual(["contract_sealed", "contract_in_force"]);
    expect((await told(client.email))[1]?.subject).toMatch(/^In force: contract OS-\d{6}-C$/);
    expect(await kinds(expert.email)).toEqual(["contract_sealed"]);
    const [row] = await sql<{ path: string }>(
      "SELECT path FROM notifications WHERE kind = 'contract_in_force' AND user_id = $1",
      [client.id],
    );
    expect(row?.path).toBe(`/contracts/${clientContract}`);
    expect((await readContract(clientContract, client)).body.force).toBe("in_force");
  });

  it("is told by the sealed file's mail where that comes after, and by one of the two at the same moment", async () => {
    const { client, expert, clientContract, expertContract } = world;
    await signByMail(expertContract, expert);
    await sealContract({ contractId: clientContract });
    expect(await kinds(client.email)).toEqual(["contract_sealed"]);
    const [mail] = await sql<{ text: string }>(
      `SELECT text FROM mail_messages WHERE kind = 'contract_sealed' AND "to" = $1`,
      [client.email],
    );
    expect(mail?.text).toContain("It is in force");

    const next = await createAwaiting();
    await signByMail(next.clientContract, next.client);
    await Promise.all([
      sealContract({ contractId: next.clientContract }),
      signByMail(next.expertContract, next.expert),
    ]);
    const texts = await sql<{ text: string }>(
      `SELECT text FROM mail_messages WHERE kind IN ('contract_sealed', 'contract_in_force') AND "to" = $1`,
      [next.client.email],
    );
    expect(texts.filter(({ text }) => text.includes("is in force"))).toHaveLength(1);
  });
});

describe("the certificate", () => {
  const file = path.join(process.env.DATA_DIR as string, "signing-certificate.p12");

  it("is made once, also by several processes that begin at once, and readable by its owner only", async () => {
    rmSync(file, { force: true });
    const made = await Promise.all([1, 2, 3].map(() => sealingCertificate(at)));
    expect(new Set(made.map(({ certificateSha256 }) => certificateSha256)).size).toBe(1);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await sealingCertificate(new Date("2030-01-01"))).certificateSha256).toBe(
      made[0]?.certificateSha256,
    );
    await expect(sealingCertificate(new Date("2037-03-02"))).rejects.toThrow("is not valid at this time");
  });

  it("keeps its key to itself: none in the database, and none in the clear on the disk", async () => {
    const kept = readFileSync(file);
    expect(kept.includes("PRIVATE KEY")).toBe(false);
    const { stderr } = spawnSync("openssl", ["pkcs12", "-in", file, "-nodes", "-passin", "pass:"], {
      encoding: "utf8",
    });
    expect(stderr).toMatch(/invalid password|mac verify error/i);
    const tables = await sql<{ name: string }>(
      "SELECT table_schema || '.' || table_name AS name FROM information_schema.tables WHERE table_schema IN ('public', 'pgboss') AND table_type = 'BASE TABLE'",
    );
    const beginning = kept.subarray(0, 40).toString("hex");
    for (const { name } of tables) {
      const rows = await sql(
        `SELECT 1 FROM ${name} AS t WHERE t::text ~ 'PRIVATE KEY' OR strpos(t::text, $1) > 0`,
        [beginning],
      );
      expect([name, rows.length]).toEqual([name, 0]);
    }
  });
});
