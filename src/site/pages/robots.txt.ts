import { pageExists } from '#site/build/existing-pages.ts';
import { PUBLIC_SITE } from '#site/seo/public-site.ts';
import { writeRobots } from '#site/seo/robots.ts';

export const GET = () => new Response(writeRobots(PUBLIC_SITE, pageExists('brokers')));
