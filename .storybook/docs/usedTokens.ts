/** A selector without what depends on the state of an element or is drawn beside it. */
const withoutPseudo = (selector: string) => selector.replace(/::?[\w-]+(\([^()]*\))?/g, '')

const matchesIn = (root: ParentNode, selector: string): boolean => {
  try {
    return root.querySelector(withoutPseudo(selector)) !== null
  } catch {
    // What is left of a nested pseudo-class is no selector.
    return false
  }
}

function* styleRules(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule
    else if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules)
  }
}

/** Only the class names of components: rules for elements would count on every page. */
const isOwnRule = ({ selectorText }: CSSStyleRule) => selectorText.includes('.')

/**
 * Names of the theme's CSS variables that the elements in a story take their look from.
 * @param sheets style sheets of the page; the frame of a story has the same ones
 */
export function usedTokens(root: ParentNode, sheets: Iterable<CSSStyleSheet>): readonly string[] {
  const used = new Set<string>()
  for (const { cssRules } of sheets) {
    for (const rule of styleRules(cssRules)) {
      if (!isOwnRule(rule) || !matchesIn(root, rule.selectorText)) continue
      for (const [, name] of rule.cssText.matchAll(/var\(--b-([\w-]+)/g)) used.add(`--b-${name}`)
    }
  }
  return [...used].sort()
}
