import type { StateName } from './stateNames.ts'

const pseudoClass = /:(hover|active|focus-visible|focus-within|focus)(?![-\w(])/g

/** The marker is as specific as the pseudo-class, so the rule keeps its place in the cascade. */
const orForced = ':is($&, [data-forced~="$1"])'

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('[data-forced')) {
      const selector = rule.selectorText.replaceAll(pseudoClass, orForced)
      if (selector !== rule.selectorText) rule.selectorText = selector
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) rewrite(rule.cssRules)
  }
}

/**
 * Lets every rule for a pseudo-class also match elements marked with `data-forced`, as scripts cannot put
 * an element into `:hover` or `:active`.
 */
export function matchForcedStates(): void {
  for (const { cssRules } of document.styleSheets) rewrite(cssRules)
}

interface Forced {
  /** On the element and, as under a real pointer, on its ancestors. */
  readonly onPath: readonly string[]
  readonly onTarget: readonly string[]
  /** Attributes with which React Aria says the same. */
  readonly attributes: readonly string[]
}

const forcedBy: Partial<Record<StateName, Forced>> = {
  hover: { onPath: ['hover'], onTarget: [], attributes: ['data-hovered'] },
  // The pointer is over what it presses.
  pressed: {
    onPath: ['hover', 'active'],
    onTarget: [],
    attributes: ['data-hovered', 'data-pressed'],
  },
  focus: {
    onPath: ['focus-within'],
    onTarget: ['focus', 'focus-visible'],
    attributes: ['data-focused', 'data-focus-visible'],
  },
}

export function isForced(state: StateName): boolean {
  return forcedBy[state] !== undefined
}

const focusable =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"]):not(:disabled)'

const mark = (element: Element, classes: readonly string[]) => {
  if (classes.length > 0) element.setAttribute('data-forced', classes.join(' '))
}

/**
 * Puts an element of a cell into a state.
 * @param selector the element; by default the first that can be focused
 */
export function force(cell: Element, state: StateName, selector = focusable): void {
  const forced = forcedBy[state]
  const target = cell.querySelector(selector)
  if (forced === undefined || target === null) return
  for (let each: Element | null = target; each !== null && each !== cell; each = each.parentElement)
    mark(each, each === target ? [...forced.onPath, ...forced.onTarget] : forced.onPath)
  for (const name of forced.attributes) target.setAttribute(name, 'true')
  // Radix gives the tab that is focused the only place in the order of Tab.
  if (state === 'focus' && target.role === 'tab') target.setAttribute('tabindex', '0')
}
