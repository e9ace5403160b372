import { FAVICON } from '#site/shell/frame/favicon.ts';

export const GET = () => new Response(FAVICON);
