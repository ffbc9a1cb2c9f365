// Runs before a test file loads anything: lib/server reads the environment once, at first use.
process.env.NEXTAUTH_SECRET ??= "a-secret-for-tests-only-0123456789abcdef";
