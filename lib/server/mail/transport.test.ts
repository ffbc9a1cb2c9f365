import { smtpAddress } from "./transport";

const query = (url: string) => Object.fromEntries(new URL(smtpAddress(url)).searchParams);

it("gives up on a server that does not answer before the queue gives up on the job", () => {
  const times = query("smtp://mail.example.com:587");
  expect(times).toEqual({ connectionTimeout: "10000", greetingTimeout: "10000", socketTimeout: "20000" });
});

it("keeps what the address says itself", () => {
  expect(query("smtps://mail.example.com?socketTimeout=5000&pool=true")).toMatchObject({
    socketTimeout: "5000",
    pool: "true",
  });
  expect(smtpAddress("smtp://user%40example.com:p%3Ass@mail.example.com:2525")).toMatch(
    /^smtp:\/\/user%40example\.com:p%3Ass@mail\.example\.com:2525\/?\?connectionTimeout=/,
  );
});
