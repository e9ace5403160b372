import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendProblem } from '../http/problem.ts';
import type { ZodTypes } from '../http/zod-routes.ts';
import type { Storage } from '../storage/storage.ts';
import type { FileKeys } from '../uploads/file-keys.ts';

export interface FileServices {
  storage: Pick<Storage, 'uploads' | 'transact'>;
  fileKeys: FileKeys;
  now: () => Date;
}

/** The files that came with a form, for the lender: by an address that only we can make. */
export function addFileRoutes(instance: FastifyInstance, services: FileServices): void {
  instance.withTypeProvider<ZodTypes>().get(
    '/files/:id/:hash',
    {
      config: { limited: 'document' },
      schema: {
        summary: 'A file that came with a form, by the address that the lender was told',
        tags: ['forms'],
        params: z.object({ id: z.string(), hash: z.string() }),
      },
    },
    async ({ params: { id, hash } }, reply) => {
      const upload = services.fileKeys.fits(id, hash)
        ? await services.storage.uploads.find(id)
        : undefined;
      if (upload === undefined) return sendProblem(reply, { status: 404, detail: 'No such file.' });
      // Written down before a byte of it leaves.
      const looked = {
        at: services.now(),
        action: 'look',
        subject: 'file',
        details: { id },
      } as const;
      await services.storage.transact(({ audit }) => audit.append(looked));
      const named = `attachment; filename*=UTF-8''${encodeURIComponent(upload.name)}`;
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', named)
        .header('content-length', upload.size)
        .type(upload.contentType)
        .send(Readable.from(services.storage.uploads.read(id)));
    },
  );
}
