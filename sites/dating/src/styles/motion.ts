/** For `'@media'` keys; all animation belongs inside. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)'
export const forcedColors = '(forced-colors: active)'
export const canHover = '(hover: hover)'
