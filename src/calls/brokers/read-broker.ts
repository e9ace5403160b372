import { z } from 'zod';
import type { Call } from '../call.ts';
import { refusal } from '../problems.ts';
import { broker } from './broker.ts';

export const readBroker = {
  method: 'GET',
  url: '/brokers/:id',
  schema: {
    summary: 'A broker',
    tags: ['brokers'],
    params: z.object({ id: z.string() }),
    response: { 200: broker, 404: refusal('No such broker, or not any more') },
  },
} as const satisfies Call;
