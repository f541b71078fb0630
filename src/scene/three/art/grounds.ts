// The ground of every environment, painted by us: a picture of four by four spaces that goes on without a seam.

import type { Environment } from '../../../rules';
import { GROUND_SPAN } from '../../build/floors';
import { LOOKS } from '../../palette';
import { Brush, type Painter } from './brush';
import { halls, imperial, interior, jabba, mixed, streets } from './builtGrounds';
import { desert, forest, ice, plains, snow } from './grownGrounds';

export function paintGround(environment: Environment, size: number): CanvasRenderingContext2D {
  const brush = new Brush(size, GROUND_SPAN, environment.length * 31 + environment.charCodeAt(0));
  PAINTERS[environment](brush, LOOKS[environment].ground);
  return brush.context;
}

const PAINTERS: Readonly<Record<Environment, Painter>> = {
  desert,
  forest,
  halls,
  ice,
  imperial,
  interior,
  jabba,
  mixed,
  plains,
  snow,
  streets,
};
