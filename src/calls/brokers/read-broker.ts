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
    response: { 200: broker, 404: refusal('The broker does not exist, or no longer exists') },
  },
} as const satisfies Call;
