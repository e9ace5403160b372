import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { readFile } from '#calls/forms/read-file.ts';
import { attachmentNamed } from '../../http/attachment-name.ts';
import { sendProblem } from '../../http/problem.ts';
import type { Storage } from '../../stores/storage.ts';
import type { FileKeys } from './file-keys.ts';

export interface FileServices {
  storage: Pick<Storage, 'uploads' | 'transact'>;
  fileKeys: FileKeys;
  now: () => Date;
}

/** What the address holds. */
type Params = z.output<typeof readFile.schema.params>;

/** The files that came with a form, for the lender: at an address that only we can make. */
export function addFileRoutes(instance: FastifyInstance, services: FileServices): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.route({
    ...readFile,
    config: { limited: 'document' },
    handler: async ({ params: { id, hash } }: { params: Params }, reply: FastifyReply) => {
      const upload = services.fileKeys.fits(id, hash)
        ? await services.storage.uploads.find(id)
        : undefined;
      if (upload === undefined)
        return sendProblem(reply, { status: 404, detail: 'The file does not exist.' });
      // Recorded before the first byte is sent.
      const looked = {
        at: services.now(),
        // The address is in what was delivered to the lender; it does not tell which employee opened it.
        actor: 'operator:file-link',
        action: 'look',
        subject: 'file',
        details: { id },
      } as const;
      await services.storage.transact(({ audit }) => audit.append(looked));
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', attachmentNamed(upload.name))
        .header('content-length', upload.size)
        .type(upload.contentType)
        .send(Readable.from(services.storage.uploads.read(id)));
    },
  });
}
