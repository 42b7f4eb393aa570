import axios from 'axios';

export const BASE_URL = '/api/v1';

/** The one client of the page: no time-out by default, 200 to 299 is success (section 7). */
export const client = axios.create({
  baseURL: BASE_URL,
  timeout: 0,
  headers: { Accept: 'application/json' },
  validateStatus: (status) => status >= 200 && status < 300,
  paramsSerializer: { indexes: true },
});
