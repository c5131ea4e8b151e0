import { minify } from './minify.ts'

const fontFace = /@font-face\s*\{[^}]*\}/g

interface Face {
  readonly css: string
  readonly hasLetterOf: (letters: readonly number[]) => boolean
}

/** The font faces of styles, and the styles without them. */
export interface FontFaces {
  readonly rest: string
  /** The faces for letters that a page has. */
  readonly facesFor: (html: string) => string
}

export function fontFacesOf(css: string): FontFaces {
  const faces = (css.match(fontFace) ?? []).map(
    (face): Face => ({ css: minify(face), hasLetterOf: letterTest(face) }),
  )
  return {
    rest: css.replaceAll(fontFace, ''),
    facesFor: (html) => {
      // Every page has basic letters.
      const letters = [...new Set(`a${html.match(/[\u0080-\uffff]+/g)?.join('') ?? ''}`)]
      const codes = letters.map((letter) => letter.codePointAt(0) ?? 0)
      return faces.map((face) => (face.hasLetterOf(codes) ? face.css : '')).join('')
    },
  }
}

function letterTest(face: string): Face['hasLetterOf'] {
  const range = /unicode-range:([^;}]*)/.exec(face)?.[1]
  if (range === undefined) return () => true
  const parts = range.split(',').map((part) => {
    const [first = 0, last = first] = part
      .replace(/^\s*U\+/, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return { first, last }
  })
  return (letters) =>
    letters.some((code) => parts.some(({ first, last }) => code >= first && code <= last))
}
