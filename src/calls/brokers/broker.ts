import { z } from 'zod';
import { BROKER_TYPES } from '#domain/brokers/broker.ts';
import type { SearchedBy } from '#domain/brokers/finder.ts';
import { degrees } from '../shapes.ts';

export const brokerType = z.enum(BROKER_TYPES).describe('ch: mortgages, pat: loans');

/** A broker of the lender's file. */
export const broker = z.object({
  id: z.string(),
  name: z.string(),
  type: brokerType,
  ...degrees,
  address: z.string(),
  phone: z.string().describe('Phone number, as in a tel: link'),
  phoneLabel: z.string(),
  contact: z.string().describe('Name of the contact person; may be empty'),
  contactUrl: z.string().describe('An https: or mailto: address, a path of this site, or empty'),
  image: z.object({ src: z.string().describe('A path of this site, or empty') }),
  hours: z
    .array(z.string())
    .readonly()
    .describe('Opening hours, in the format of openingHours of schema.org'),
});

const SEARCHED_BY = ['zip', 'address'] as const satisfies readonly SearchedBy[];

export const searchedBy = z
  .enum(SEARCHED_BY)
  .describe('How the place was found: zip shows at least two brokers, address at least one');

/** The brokers around a place, nearest first. */
export const nearestBrokers = z.object({
  radius: z.number().describe('The radius of the search, in metres'),
  total: z.number().describe('How many brokers lie within the radius'),
  brokers: z.array(broker.extend({ distance: z.number().describe('Metres') })).readonly(),
});

/** A place with its name. */
export const place = z.object({ label: z.string(), ...degrees });
