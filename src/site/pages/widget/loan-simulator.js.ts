import { bundleWidget } from '#site/simulators/widget/bundle-widget.ts';

/** The simulator that brokers put on their own sites, one classic script. */
export const GET = async () => new Response(await bundleWidget());
