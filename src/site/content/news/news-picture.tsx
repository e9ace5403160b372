import type { FrontMatter } from '#configuration/content-schemas.ts';
import '#site/components/drawings/drawings.css';
import './news-picture.css';
import { composeScene } from './picture/compose-scene.ts';
import { ScenePartDrawing, Surroundings } from './picture/scene-part.tsx';
import { FarSide, GroundScenery, RainFall, SkyScenery } from './picture/scenery.tsx';
import { pick, seededRandom } from './picture/seeded-random.ts';

type Picture = FrontMatter<'news'>['picture'];

export interface NewsPictureProps {
  /** The article's id: it seeds the differences between pictures of the same parts. */
  id: string;
  picture: Extract<Picture, { scene: unknown }>;
}

/** Buildings of one street differ in colour from those of the next. */
const BRICKS = ['red', 'yellow', 'rose'] as const;

/** A picture composed of our drawings. */
export function NewsPicture({ id, picture: { scene, sky, alt } }: NewsPictureProps) {
  const random = seededRandom(id);
  const bricks = pick(random, BRICKS);
  const composition = composeScene(scene, random, sky);
  const { width, top, foot, parts, isRaining } = composition;
  return (
    <svg
      className={`drawing news-picture news-picture--${sky} news-picture--${bricks}`}
      viewBox={`0 ${top} ${width} ${foot - top}`}
      role="img"
      aria-label={alt}
      focusable="false"
    >
      <SkyScenery composition={composition} sky={sky} />
      <FarSide composition={composition} random={random} />
      <GroundScenery composition={composition} random={random} />
      <Surroundings composition={composition} />
      {parts.map((placed) => (
        <ScenePartDrawing
          key={`${placed.part} ${placed.x}`}
          placed={placed}
          composition={composition}
          random={random}
        />
      ))}
      {isRaining && <RainFall composition={composition} random={random} />}
    </svg>
  );
}
