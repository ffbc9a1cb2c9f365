import "server-only";
import type { Provider } from "next-auth/providers/index";
import { env } from "./env";
import type { ProviderIdentity } from "./sign-in";

type Claims = Record<string, unknown>;

type ProviderDefinition = {
  id: string;
  name: string;
  /** The provider for next-auth, or null when its variables are not set. */
  make: () => Provider | null;
  /** Whether these claims say that the person owns the address. */
  confirmsEmail: (claims: Claims) => boolean;
};

const text = (value: unknown): string => (typeof value === "string" ? value : "");
const isTrue = (value: unknown): boolean =>
  value === true || value === "true" || value === 1 || value === "1";

const httpOptions = { timeout: 10_000 };

/** A provider with OpenID Connect discovery. Checked with state and PKCE; the id token's claims are the profile. */
function openIdProvider(options: {
  id: string;
  name: string;
  wellKnown: string;
  clientId: string | undefined;
  clientSecret: string | undefined;
  checks?: ("pkce" | "state" | "nonce")[];
  client?: { token_endpoint_auth_method: "client_secret_post" };
}): Provider | null {
  const { id, name, wellKnown, clientId, clientSecret, checks = ["pkce", "state"], client } = options;
  if (!clientId || !clientSecret) return null;
  return {
    id,
    name,
    type: "oauth",
    wellKnown,
    idToken: true,
    checks,
    httpOptions,
    ...(client ? { client } : {}),
    authorization: { params: { scope: "openid email profile" } },
    clientId,
    clientSecret,
    profile: (claims: Claims) => ({
      id: text(claims.sub),
      name: text(claims.name),
      email: text(claims.email),
    }),
  };
}

type GitHubEmail = { email: string; primary: boolean; verified: boolean };

/** GitHub speaks plain OAuth; which address is verified is told by a second call only. */
function gitHubProvider(clientId: string | undefined, clientSecret: string | undefined): Provider | null {
  if (!clientId || !clientSecret) return null;
  const read = async (path: string, accessToken: string | undefined): Promise<unknown> => {
    const answer = await fetch(`https://api.github.com${path}`, {
      headers: {
        Authorization: `Bearer ${accessToken}`,
        Accept: "application/vnd.github+json",
        "User-Agent": "osaaja",
      },
      signal: AbortSignal.timeout(httpOptions.timeout),
    });
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status} for ${path}`);
    return answer.json();
  };
  return {
    id: "github",
    name: "GitHub",
    type: "oauth",
    issuer: "https://github.com/login/oauth",
    authorization: {
      url: "https://github.com/login/oauth/authorize",
      params: { scope: "read:user user:email" },
    },
    token: "https://github.com/login/oauth/access_token",
    checks: ["pkce", "state"],
    httpOptions,
    clientId,
    clientSecret,
    userinfo: {
      url: "https://api.github.com/user",
      async request({ tokens }) {
        const user = (await read("/user", tokens.access_token)) as {
          id: number;
          name: string | null;
          login: string;
        };
        const emails = (await read("/user/emails", tokens.access_token)) as GitHubEmail[];
        const primary = emails.find((entry) => entry.primary);
        return {
          sub: String(user.id),
          name: user.name ?? user.login,
          email: primary?.email ?? "",
          email_verified: primary?.verified === true,
        };
      },
    },
    profile: (claims: Claims) => ({
      id: text(claims.sub),
      name: text(claims.name),
      email: text(claims.email),
    }),
  };
}

/** The providers the product knows (decisions A1); each appears when its variables are set. */
const definitions: readonly ProviderDefinition[] = [
  {
    id: "google",
    name: "Google",
    make: () =>
      openIdProvider({
        id: "google",
        name: "Google",
        wellKnown: "https://accounts.google.com/.well-known/openid-configuration",
        clientId: env().GOOGLE_CLIENT_ID,
        clientSecret: env().GOOGLE_CLIENT_SECRET,
      }),
    confirmsEmail: (claims) => isTrue(claims.email_verified),
  },
  {
    id: "azure-ad",
    name: "Microsoft",
    make: () =>
      openIdProvider({
        id: "azure-ad",
        name: "Microsoft",
        wellKnown: `https://login.microsoftonline.com/${encodeURIComponent(env().AZURE_AD_TENANT_ID ?? "common")}/v2.0/.well-known/openid-configuration`,
        clientId: env().AZURE_AD_CLIENT_ID,
        clientSecret: env().AZURE_AD_CLIENT_SECRET,
      }),
    // In Entra ID an administrator of any tenant can write any address into `email`. Only the optional claim
    // xms_edov says that the address's domain was proven by its owner.
    confirmsEmail: (claims) => isTrue(claims.xms_edov),
  },
  {
    id: "linkedin",
    name: "LinkedIn",
    make: () =>
      openIdProvider({
        id: "linkedin",
        name: "LinkedIn",
        wellKnown: "https://www.linkedin.com/oauth/.well-known/openid-configuration",
        clientId: env().LINKEDIN_CLIENT_ID,
        clientSecret: env().LINKEDIN_CLIENT_SECRET,
        // LinkedIn's web flow takes no PKCE and wants the secret in the body.
        checks: ["state"],
        client: { token_endpoint_auth_method: "client_secret_post" },
      }),
    confirmsEmail: (claims) => isTrue(claims.email_verified),
  },
  {
    id: "github",
    name: "GitHub",
    make: () => gitHubProvider(env().GITHUB_ID, env().GITHUB_SECRET),
    confirmsEmail: (claims) => isTrue(claims.email_verified),
  },
];

/** next-auth's providers whose variables are set. */
export function oauthProviders(): Provider[] {
  return definitions.map(({ make }) => make()).filter((provider) => provider !== null);
}

/** Id and name of each configured provider, for the buttons of the sign-in page. */
export function enabledProviders(): { id: string; name: string }[] {
  return definitions.filter(({ make }) => make() !== null).map(({ id, name }) => ({ id, name }));
}

/** What the claims of a provider say about the person, in our words. */
export function identityOf(provider: string, providerAccountId: string, claims: Claims): ProviderIdentity {
  const definition = definitions.find(({ id }) => id === provider);
  const [firstWord = "", ...rest] = text(claims.name).trim().split(/\s+/);
  return {
    provider,
    providerAccountId,
    email: text(claims.email) || null,
    emailVerified: definition?.confirmsEmail(claims) ?? false,
    firstName: text(claims.given_name) || firstWord,
    lastName: text(claims.given_name) ? text(claims.family_name) : rest.join(" "),
  };
}
