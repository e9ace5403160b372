/** The base address of every call. */
export const API = '/api/v1';
