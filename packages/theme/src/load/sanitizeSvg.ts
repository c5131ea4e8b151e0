import { type CustomPlugin, optimize, type XastElement, type XastRoot } from 'svgo'
import { type LogoDrawing, mostLogoBytes, mostLogoElements } from '../brand/logoFiles.ts'
import { readPath } from '../brand/svgPath.ts'
import type { DiagnosticCode } from './diagnostics.ts'
import type { DiagnosticFacts } from './diagnosticTexts.ts'
import { quote } from './quote.ts'
import { allowedAttributes, allowedElements, droppedElements, remedyFor } from './svgAllowed.ts'

/** Why a drawing is refused, and the text by which its line is found. */
interface SvgIssue {
  readonly code: DiagnosticCode
  readonly facts: Partial<DiagnosticFacts>
  readonly needle: string
}

/** The drawing of an SVG file, or why it is refused and on which line. */
export type SvgReading =
  | { readonly drawing: LogoDrawing }
  | { readonly issue: Omit<SvgIssue, 'needle'> & { readonly line: number } }

class SvgRefusal extends Error {
  readonly issue: SvgIssue
  constructor(issue: SvgIssue) {
    super(issue.code)
    this.issue = issue
  }
}

/** @param found what is not allowed, as said in a message */
const refuse = (found: string, remedy: string, needle: string): never => {
  throw new SvgRefusal({ code: 'BRAND-61', facts: { found, nearest: remedy }, needle })
}

const refuseFile = (found: string): never => {
  throw new SvgRefusal({ code: 'BRAND-62', facts: { found }, needle: '<svg' })
}

const refuseSize = (found: string, allowed: string): never => {
  throw new SvgRefusal({ code: 'BRAND-63', facts: { found, allowed }, needle: '<svg' })
}

const elementsIn = (parent: XastElement | XastRoot): readonly XastElement[] =>
  parent.children.filter((child) => child.type === 'element')

const allWithin = (element: XastElement): readonly XastElement[] =>
  elementsIn(element).flatMap((child) => [child, ...allWithin(child)])

const local = /^#[\w.:-]+$/
/** A reference to an element of the same file, and what is painted when it is missing. */
const localUrl = /^\s*url\(\s*(['"]?)#[\w.:-]+\1\s*\)[\w\s#]*$/
const functions =
  /^(?:[^()]|\b(?:rgba?|hsla?|matrix|translate|scale|rotate|skewX|skewY)\([-+\d.,%\seE/]*\))*$/

const remove = 'Remove it'

/** Keeps an attribute that draws and drops one that does not. One that runs or loads something is refused. */
const checkAttribute = (name: string, value: string): readonly (readonly [string, string])[] => {
  if (/^on/i.test(name)) refuse(`the event attribute ${quote(name)}`, remove, name)
  const isHref = /^(?:[\w-]+:)?href$/i.test(name)
  if (isHref && !local.test(value.trim()))
    refuse(`a reference to ${quote(value)}`, 'Refer to elements of the same file alone', name)
  if (isHref) return [['href', value.trim()]]
  if (!allowedAttributes.has(name)) return []
  if (!localUrl.test(value) && !functions.test(value)) {
    const remedy = 'Write a colour, or refer to an element of the same file'
    refuse(`the value ${quote(value)} of ${quote(name)}`, remedy, name)
  }
  return [[name, value]]
}

/** Keeps the elements and attributes that draw, drops those that only describe, and refuses the others. */
const checkElement = (element: XastElement): void => {
  const { name } = element
  if (!allowedElements.has(name)) refuse(`<${name}>`, remedyFor(name), `<${name}`)
  element.attributes = Object.fromEntries(
    Object.entries(element.attributes).flatMap(([key, value]) => checkAttribute(key, value)),
  )
  element.children = elementsIn(element).filter(
    (child) => !droppedElements.has(child.name) && !child.name.includes(':'),
  )
  for (const child of elementsIn(element)) checkElement(child)
}

const isClipped = ({ attributes }: XastElement) => 'clip-path' in attributes || 'mask' in attributes

/** Refuses references that lead to further ones, since a short chain of them draws millions of shapes. */
const checkReferences = (svg: XastElement): void => {
  const all = allWithin(svg)
  const byId = new Map(all.map((element) => [`#${element.attributes['id']}`, element]))
  const targets = all.flatMap(({ name, attributes }) => {
    const target = name === 'use' ? byId.get(attributes['href'] ?? '') : undefined
    return target === undefined ? [] : [target, ...allWithin(target)]
  })
  const inside = all
    .filter(({ name }) => name === 'clipPath' || name === 'mask')
    .flatMap((holder) => [holder, ...allWithin(holder)])
  if (targets.some((each) => each.name === 'use' || isClipped(each)) || inside.some(isClipped))
    refuse('references that lead to other references', 'Repeat the shapes in their place', 'href')
}

const pixels = (text: string | undefined): number =>
  /^\s*[\d.]+(px)?\s*$/.test(text ?? '') ? Number.parseFloat(text ?? '') : Number.NaN

const boxOf = ({ viewBox, width, height }: Readonly<Record<string, string>>) => {
  const stated = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const box = stated.length === 4 ? stated : [0, 0, pixels(width), pixels(height)]
  const [x = 0, y = 0, wide = 0, high = 0] = box
  const isBox = box.every(Number.isFinite) && wide > 0 && high > 0 && wide < 1e6 && high < 1e6
  return isBox ? { width: wide, height: high, viewBox: [x, y, wide, high].join(' ') } : null
}

const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'use'])
/** Whether an element is a shape. A path must have some extent, if only that of a line, which may have a stroke. */
const isDrawn = ({ name, attributes }: XastElement): boolean => {
  if (name !== 'path') return shapes.has(name)
  const reading = readPath(attributes['d'] ?? '')
  if (reading.kind === 'unbounded') return true
  if (reading.kind !== 'path') return false
  const { left, top, right, bottom } = reading.box
  return right > left || bottom > top
}

const ofBox = ['viewBox', 'width', 'height', 'x', 'y', 'id']

/** Whether a shape takes its paint from the root, because neither it nor a group around it has one. */
const inheritsPaint = (parent: XastElement): boolean =>
  elementsIn(parent).some(
    (child) => !('fill' in child.attributes) && (shapes.has(child.name) || inheritsPaint(child)),
  )

/** Checks the tree, and moves the root's paint to a group, so that the content can be shown in any other drawing. */
const checkTree = (onBox: (box: Omit<LogoDrawing, 'content'>) => void): CustomPlugin => ({
  name: 'checkTree',
  fn: (root) => {
    const svg = elementsIn(root)[0]
    if (svg?.name !== 'svg') return refuseFile('it begins with another element than <svg>')
    const box = boxOf(svg.attributes)
    if (box === null) return refuseFile('it has neither a viewBox nor a width and height in pixels')
    checkElement(svg)
    checkReferences(svg)
    if (!allWithin(svg).some(isDrawn)) return refuseFile('it draws nothing')
    const paint = Object.entries(svg.attributes).filter(([name]) => !ofBox.includes(name))
    const black = inheritsPaint(svg) ? { fill: '#000' } : {}
    const attributes = { ...black, ...Object.fromEntries(paint) }
    const group: XastElement = { type: 'element', name: 'g', attributes, children: svg.children }
    svg.attributes = {}
    svg.children = [group]
    root.children = [svg]
    onBox(box)
    return null
  },
})

/** Refuses styles that load, depend on the page or are hidden from this check; the others become attributes. */
const checkStyles = (): CustomPlugin => ({
  name: 'checkStyles',
  fn: () => ({
    element: {
      enter: ({ name, attributes, children }) => {
        const texts = children.map((child) => ('value' in child ? child.value : ''))
        const css = [attributes['style'] ?? '', ...(name === 'style' ? texts : [])].join(' ')
        const [found] =
          /@[\w-]*|\\|url\((?!\s*['"]?#)|(?:expression|var|env|attr)\(/i.exec(css) ?? []
        if (found !== undefined)
          refuse(`${quote(found)} in its styles`, 'Write plain colours in their place', found)
      },
    },
  }),
})

/** Drops styles that are left, which apply to no element. */
const dropStyles = (): CustomPlugin => ({
  name: 'dropStyles',
  fn: () => ({
    element: {
      enter: (element, parent) => {
        if (element.name === 'style')
          parent.children = parent.children.filter((child) => child !== element)
      },
    },
  }),
})

const read = (text: string, prefix: string): LogoDrawing => {
  const bytes = Buffer.byteLength(text)
  if (bytes > mostLogoBytes)
    refuseSize(`${bytes.toLocaleString('en')} bytes`, `${mostLogoBytes.toLocaleString('en')} bytes`)
  const [declaration] = /<!(?:DOCTYPE|ENTITY)/i.exec(text) ?? []
  if (declaration !== undefined) refuse('a DOCTYPE', remove, declaration)
  // Counted before it is parsed, so that no depth of a tree fills the stack.
  const count = text.match(/<[^\s/!?>]/g)?.length ?? 0
  if (count > mostLogoElements) refuseSize(`${count} elements`, `${mostLogoElements} elements`)
  let box: Omit<LogoDrawing, 'content'> | undefined
  const { data } = optimize(text, {
    plugins: [
      checkStyles(),
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      dropStyles(),
      'convertStyleToAttrs',
      checkTree((found) => {
        box = found
      }),
      { name: 'prefixIds', params: { prefix, delim: '-' } },
    ],
  })
  if (box === undefined) return refuseFile('it is empty')
  return { ...box, content: data.replace(/^<svg>|<\/svg>$/g, '') }
}

const issueOf = (error: unknown): SvgIssue => {
  if (error instanceof SvgRefusal) return error.issue
  const reason =
    error instanceof Error && 'reason' in error ? String(error.reason) : 'of its styles'
  const found = `it is not well-formed: ${reason.split('\n')[0]?.toLowerCase()}`
  return { code: 'BRAND-62', facts: { found }, needle: '<svg' }
}

const lineOf = (text: string, needle: string): number =>
  text.slice(0, Math.max(0, text.toLowerCase().indexOf(needle.toLowerCase()))).split('\n').length

/**
 * Reads an SVG file as a drawing that may stand in any page: what draws is kept, by a list; what describes is
 * dropped; what runs, loads, needs a font or is not known refuses the file.
 * @param prefix of ids, unique to the brand and the part of its logo
 */
export function sanitizeSvg(text: string, prefix: string): SvgReading {
  try {
    return { drawing: read(text, prefix) }
  } catch (error) {
    const { needle, ...issue } = issueOf(error)
    return { issue: { ...issue, line: lineOf(text, needle) } }
  }
}
