import { runCommand } from './commands/refusal.mjs';
import { prepareProduct } from './preparation/prepare.mjs';

// `npm run build`: installs what is missing and builds what has changed.
await runCommand(async () => {
  await prepareProduct();
});
