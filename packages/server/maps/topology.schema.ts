import type { Objects, Topology } from 'topojson-specification'
import { z } from 'zod'

const shape = z.object({ type: z.literal('Topology') })

/** What the TopoJSON packages hand over, in the one type that all of them take. */
export const topologySchema = z.custom<Topology<Objects>>((value) => shape.safeParse(value).success)
