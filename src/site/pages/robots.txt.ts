import { PUBLIC_SITE } from '../found/public-site.ts';
import { writeRobots } from '../found/robots.ts';

export const GET = () => new Response(writeRobots(PUBLIC_SITE));
