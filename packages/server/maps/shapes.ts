/** A corner in degrees of longitude and latitude. */
export type Corner = readonly [lon: number, lat: number]

export type Position = [x: number, y: number]

/** Top left and bottom right corner of a part of the drawing. */
export type Box = [Position, Position]

/** A town on the plane of the drawing. */
export interface PlacedTown {
  readonly at: Position
  readonly region: string
}
