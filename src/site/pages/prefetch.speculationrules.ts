import { PREFETCH_RULES } from '#addresses/prefetch-rules.ts';

export const GET = () => Response.json(PREFETCH_RULES);
