const about = /prefers-reduced-motion: (no-preference|reduce)/

/** Conditions as written, by rule. */
const written = new WeakMap<CSSMediaRule, string>()

function setRules(rules: CSSRuleList, isReduced: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = written.get(rule) ?? rule.conditionText
      const kind = about.exec(condition)?.[1]
      if (kind !== undefined) {
        written.set(rule, condition)
        const emulated = kind === 'reduce' ? 'all' : 'not all'
        rule.media.mediaText = isReduced ? emulated : condition
      }
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList)
      setRules(rule.cssRules, isReduced)
  }
}

/** Applies the rules for readers who want no motion, as a page cannot change the setting of the system. */
export function setReducedMotion(isReduced: boolean): void {
  for (const { cssRules } of document.styleSheets) setRules(cssRules, isReduced)
}
