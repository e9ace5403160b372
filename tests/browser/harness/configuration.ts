import { fluvia } from '#tests/examples/fluvia.ts';

/** The demonstration lender, for whom the tested site was built: read once for all the files of a worker. */
export const demonstrationLender = () => fluvia;
