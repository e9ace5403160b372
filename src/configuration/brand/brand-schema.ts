import * as z from 'zod';
import { MOTIFS } from '#domain/brand/motif.ts';
import { coloursSchema } from './read-colours.ts';
import { facesSchema } from './read-faces.ts';
import { picturesSchema } from './read-pictures.ts';
import { shapeSchema } from './read-shape.ts';

/** What `brand.yaml` holds, for a form; it is read part by part. */
export const brandSchema = z.strictObject({
  motif: z
    .enum(MOTIFS)
    .describe('What a loan is drawn as, wherever one is drawn; with none, figures alone.'),
  colours: coloursSchema,
  shape: shapeSchema,
  faces: facesSchema,
  pictures: picturesSchema.optional(),
});
