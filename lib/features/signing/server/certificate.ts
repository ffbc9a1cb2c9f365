import "server-only";
import { createHash, generateKeyPair, randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { P12Signer } from "@signpdf/signer-p12";
import type { Signer } from "@signpdf/signpdf";
import forge from "node-forge";
import { env } from "@/lib/server/env";
import { operator } from "@/lib/server/operator";
import { derivedToken } from "@/lib/server/tokens";
import { brand } from "@/lib/shared/brand";

/** What seals: its signer keeps the key to itself, and of the certificate only the fingerprint is stored. */
export interface SealingCertificate {
  signer: Signer;
  certificateSha256: string;
}

const years = 10;
const keyBits = 3072;

/** In DATA_DIR, beside the other secrets of an installation. */
const fileName = "signing-certificate.p12";

/**
 * The certificate of this installation (deal N4): that of SIGNING_CERTIFICATE, else one of its own, made at the first
 * seal and kept in DATA_DIR. Of several processes that begin at once the first one's is kept.
 * @throws Error that says what is wrong with the configuration, and nothing of the key
 */
export async function sealingCertificate(at: Date): Promise<SealingCertificate> {
  const { SIGNING_CERTIFICATE, SIGNING_CERTIFICATE_PASSWORD, isServerless, DATA_DIR } = env();
  if (SIGNING_CERTIFICATE !== undefined) {
    const bytes = Buffer.from(SIGNING_CERTIFICATE, "base64");
    return open(bytes, SIGNING_CERTIFICATE_PASSWORD, at, "SIGNING_CERTIFICATE");
  }
  if (isServerless) {
    throw new Error(
      "SIGNING_CERTIFICATE is not set, and a host without a disk of its own can keep no certificate",
    );
  }
  const file = path.join(DATA_DIR, fileName);
  // Whoever finds the file alone, in a backup, cannot use it.
  const password = derivedToken("signing-certificate");
  const kept = await readFile(file).catch(() => null);
  return open(kept ?? (await makeOnce(file, password, at)), password, at, `${fileName} in DATA_DIR`);
}

/** Reads a PKCS#12. Its own errors may hold what it was reading, so they are not passed on. */
function open(bytes: Buffer, password: string, at: Date, name: string): SealingCertificate {
  const certificate = certificateIn(bytes, password);
  if (certificate === "locked") {
    throw new Error(`${name} cannot be opened: it is no PKCS#12, or its password is another one`);
  }
  if (certificate === "unusable") {
    throw new Error(`${name} holds no RSA key with its certificate`);
  }
  if (at > certificate.notAfter || at < certificate.notBefore) {
    throw new Error(`${name} is not valid at this time: only to ${certificate.notAfter.toISOString()}`);
  }
  return {
    signer: new P12Signer(bytes, { passphrase: password }),
    certificateSha256: certificate.sha256,
  };
}

function certificateIn(bytes: Buffer, password: string) {
  try {
    const der = forge.asn1.fromDer(bytes.toString("binary"));
    const p12 = forge.pkcs12.pkcs12FromAsn1(der, false, password);
    const bags = (bagType: string) => p12.getBags({ bagType })[bagType] ?? [];
    const key = bags(forge.pki.oids.pkcs8ShroudedKeyBag as string)[0]?.key as
      | forge.pki.rsa.PrivateKey
      | undefined;
    const own = bags(forge.pki.oids.certBag as string)
      .map(({ cert }) => cert)
      .find((cert) => key && cert && (cert.publicKey as forge.pki.rsa.PublicKey).n?.equals(key.n));
    if (!own) return "unusable";
    const encoded = forge.asn1.toDer(forge.pki.certificateToAsn1(own)).getBytes();
    const sha256 = createHash("sha256").update(Buffer.from(encoded, "binary")).digest("hex");
    return { sha256, ...own.validity };
  } catch {
    return "locked";
  }
}

/** Makes a certificate and keeps it, unless another process was first; gives the one that is kept. */
async function makeOnce(file: string, password: string, at: Date): Promise<Buffer> {
  const made = await selfSigned(password, at);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, made, { mode: 0o600, flag: "wx" });
  try {
    // Unlike renaming, linking puts nothing in place of what stands there: whole, or not at all.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file);
}

/** A key of RSA 3072 with a certificate for the operator that nobody else has signed, locked with a password. */
async function selfSigned(password: string, at: Date): Promise<Buffer> {
  const { privateKey } = await promisify(generateKeyPair)("rsa", {
    modulusLength: keyBits,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const key = forge.pki.privateKeyFromPem(privateKey) as forge.pki.rsa.PrivateKey;
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e);
  // Positive, and unlike every other one's (RFC 5280).
  certificate.serialNumber = `01${randomBytes(15).toString("hex")}`;
  // A clock behind ours still finds it valid.
  certificate.validity.notBefore = new Date(at.getTime() - 24 * 3_600_000);
  certificate.validity.notAfter = new Date(at);
  certificate.validity.notAfter.setUTCFullYear(at.getUTCFullYear() + years);
  const { name } = operator();
  const utf8 = forge.asn1.Type.UTF8 as unknown as forge.asn1.Class;
  const subject = [
    { name: "countryName", value: "FI" },
    { name: "organizationName", value: name, valueTagClass: utf8 },
    { name: "commonName", value: `${brand.name} seal`, valueTagClass: utf8 },
  ];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: "basicConstraints", cA: false, critical: true },
    { name: "keyUsage", digitalSignature: true, nonRepudiation: true, critical: true },
    { name: "subjectKeyIdentifier" },
  ]);
  certificate.sign(key, forge.md.sha256.create());
  // One round, as opening it took most of a seal: the password follows from the secret of the installation, which
  // whoever tries to guess it can try on the cookie of any session, without rounds.
  const p12 = forge.pkcs12.toPkcs12Asn1(key, [certificate], password, { algorithm: "aes256", count: 1 });
  return Buffer.from(forge.asn1.toDer(p12).getBytes(), "binary");
}
