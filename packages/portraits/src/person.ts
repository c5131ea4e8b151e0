export type Gender = 'male' | 'female'
export type Place =
  | 'studio'
  | 'arch'
  | 'window'
  | 'gallery'
  | 'plants'
  | 'park'
  | 'meadow'
  | 'seaside'
  | 'mountain'
  | 'street'
  | 'rooftop'
  | 'cafe'
  | 'library'
  | 'sunset'
export type Outfit =
  | 'tee'
  | 'scoop'
  | 'vee'
  | 'turtleneck'
  | 'shirt'
  | 'cardigan'
  | 'dress'
  | 'boat'
  | 'wrap'
  | 'scarfCoat'
  | 'hoodie'
  | 'denim'
  | 'leather'
  | 'blazerTee'
  | 'blazerShirt'
  | 'blazerKnit'
  | 'blazerSilk'
export type Pattern = 'plain' | 'stripe' | 'check' | 'knit' | 'dots' | 'floral' | 'pinstripe'
export type Hat = 'none' | 'beanie' | 'straw'
export type HairStyle =
  | 'bald'
  | 'buzz'
  | 'crop'
  | 'fringeCrop'
  | 'sidePart'
  | 'volume'
  | 'quiff'
  | 'receding'
  | 'curlyTop'
  | 'afro'
  | 'curlyLong'
  | 'curlyBob'
  | 'bob'
  | 'fringeBob'
  | 'longParted'
  | 'longSide'
  | 'lob'
  | 'topBun'
  | 'lowBun'
  | 'ponytail'
  | 'pixie'
  | 'boxBraids'
  | 'sideBraid'
  | 'headscarf'
  | 'turban'
type BeardStyle = 'none' | 'shadow' | 'stubble' | 'short' | 'full' | 'moustache' | 'goatee'

type Face = {
  /** Half the width at the cheekbones; jaw and chin are fractions of it. */
  width: number
  jaw: number
  chin: number
  /** Distance from the eyes to the chin. */
  length: number
}

type Eyes = {
  apart: number
  width: number
  height: number
  slant: number
  fold: boolean
  color: string
}

type Brows = { weight: number; arch: number; height: number }
type Nose = { width: number; length: number; bridge: number }
type Mouth = { width: number; fullness: number; smile: number; hasTeeth: boolean }

/** One picture of a person: place, clothes and pose. */
export type Scene = {
  place: Place
  palette: number
  outfit: Outfit
  pattern: Pattern
  hat: Hat
  cloth: string
  second: string
  turn: number
  tilt: number
  gaze: number
  light: -1 | 1
  zoom: number
  /** Which shoulder is lower, -1 to 1. */
  lean: number
  shift: number
}

export type Person = {
  key: string
  gender: Gender
  age: number
  skin: string
  face: Face
  eyes: Eyes
  brows: Brows
  nose: Nose
  mouth: Mouth
  hair: { style: HairStyle; color: string; side: -1 | 1 }
  beard: BeardStyle
  glasses: 'none' | 'round' | 'square' | 'fine'
  earrings: 'none' | 'stud' | 'hoop' | 'drop'
  necklace: boolean
  freckles: boolean
  /** Fraction of grey hair, 0 to 1. */
  grey: number
  scenes: readonly [Scene, ...Scene[]]
}
