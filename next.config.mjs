import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin({ requestConfig: "./lib/server/i18n.ts" });

/** @type {import("next").NextConfig} */
const nextConfig = {
  poweredByHeader: false,
};

export default withNextIntl(nextConfig);
