import axios, { AxiosError, isAxiosError, isCancel, type AxiosRequestConfig, type AxiosResponse } from 'axios';

export const BASE_URL = '/api/v1';

/** The page's only HTTP client: no timeout by default, 200 to 299 is success (section 7). */
export const client = axios.create({
  baseURL: BASE_URL,
  timeout: 0,
  headers: { Accept: 'application/json' },
  validateStatus: (status) => status >= 200 && status < 300,
  paramsSerializer: { indexes: true },
});

/** A response of any status, or no response and the cause. */
export type HttpResult = { response: AxiosResponse<unknown>; success: boolean } | { response: null; cause: unknown; aborted: boolean };

/** The browser aborted the request because the page is being left. */
const isPageLeft = (cause: unknown) => isAxiosError(cause) && cause.code === AxiosError.ECONNABORTED;

/** Makes one request. Never rejects. */
export async function sendRequest(config: AxiosRequestConfig): Promise<HttpResult> {
  try {
    return { response: await client.request<unknown>(config), success: true };
  } catch (cause) {
    if (isAxiosError<unknown>(cause) && cause.response) return { response: cause.response, success: false };
    return { response: null, cause, aborted: isCancel(cause) || isPageLeft(cause) };
  }
}
