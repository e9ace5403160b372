/** Where the calls are. */
export const API = '/api/v1';
