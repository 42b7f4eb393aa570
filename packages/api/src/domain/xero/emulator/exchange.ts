/** A request to the emulator, with its body. */
export interface Asked {
  method: string;
  url: URL;
  headers: Record<string, string | undefined>;
  body: string;
}

export interface Reply {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export const ok = (body: unknown): Reply => ({ status: 200, body });

export const UNAUTHORIZED: Reply = { status: 401, body: { Title: 'Unauthorized', Status: 401, Detail: 'AuthenticationUnsuccessful' } };
export const FORBIDDEN: Reply = { status: 403, body: { Title: 'Forbidden', Status: 403, Detail: 'AuthenticationUnsuccessful' } };
export const NOT_FOUND: Reply = { status: 404, body: "The resource you're looking for cannot be found" };

/** Xero's response to an invalid record. */
export const invalid = (...faults: string[]): Reply => ({
  status: 400,
  body: {
    ErrorNumber: 10,
    Type: 'ValidationException',
    Message: 'A validation exception occurred',
    Elements: [{ ValidationErrors: faults.map((Message) => ({ Message })) }],
  },
});
