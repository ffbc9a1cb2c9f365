import { ApiError } from "./api";
import { changeEach } from "./change-each";

const refusal = (status: number) => new ApiError(status, "Too late.", "");

describe("changeEach", () => {
  it("tells what did not go through, and changes the others", async () => {
    const change = jest.fn(async (id: number) => {
      if (id === 2) throw refusal(409);
    });
    expect(await changeEach([1, 2, 3], change)).toEqual([{ item: 2, error: refusal(409) }]);
    expect(change).toHaveBeenCalledTimes(3);
  });

  it.each([401, 403])("fails as a whole for who may not change one, %s", async (status) => {
    const change = async (id: number) => {
      if (id === 2) throw refusal(status);
    };
    await expect(changeEach([1, 2], change)).rejects.toEqual(refusal(status));
  });
});
