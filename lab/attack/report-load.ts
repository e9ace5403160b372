import { renameSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Loaded into the server under attack: writes its memory into the file LOAD_REPORT when told by SIGUSR2.

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const file = process.env.LOAD_REPORT;

if (file !== undefined) {
  process.on('SIGUSR2', () => {
    collectGarbage();
    const { rss, heapUsed } = process.memoryUsage();
    writeFileSync(`${file}.new`, JSON.stringify({ rss, heap: heapUsed }));
    renameSync(`${file}.new`, file);
  });
}
