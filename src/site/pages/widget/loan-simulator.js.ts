import { bundleWidget } from '#site/simulators/widget/bundle-widget.ts';

/** The simulator for brokers' own sites, as one classic script. */
export const GET = async () => new Response(await bundleWidget());
