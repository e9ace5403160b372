import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BROKER_PICTURES } from '#configuration/check-broker.ts';
import type { Configuration } from '#configuration/load-configuration.ts';
import { typeOf } from '../../http/pages/load-site.ts';
import type { Pages } from '../../http/pages/serve-pages.ts';

export interface PictureServices {
  configuration: Pick<Configuration, 'brokers'>;
  /** The configuration's folder, which contains the folder of the pictures. */
  configDir: string;
}

const CACHED = 'public, max-age=86400';

/** The brokers' pictures: those that the configuration names, and no other file in the folder. */
export function addPictureRoutes(
  app: FastifyInstance,
  { configuration: { brokers }, configDir }: PictureServices,
  pages: Pick<Pages, 'sendNotFound'>,
): void {
  const pictures = new Set(brokers.map(({ image }) => image.src).filter((src) => src !== ''));
  app.get<{ Params: { file: string } }>(
    `/${BROKER_PICTURES}/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const path = join(configDir, BROKER_PICTURES, file);
      const picture = pictures.has(`/${BROKER_PICTURES}/${file}`)
        ? await stat(path).catch(() => undefined)
        : undefined;
      if (picture === undefined) return pages.sendNotFound(request, reply);
      const etag = `"${picture.size.toString(36)}-${Math.round(picture.mtimeMs).toString(36)}"`;
      reply.header('cache-control', CACHED).header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply
        .header('content-length', picture.size)
        .type(typeOf(file))
        .send(createReadStream(path));
    },
  );
}
