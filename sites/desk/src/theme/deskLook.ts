import type { Brand } from '@bouquet/theme'
import type { ThemeChoices } from '@bouquet/theme/css'

/**
 * The look of the desk: sober and small, so that the work stands out and not the brand of a site. Its fonts are those
 * of the machine.
 */
export const deskLook: ThemeChoices & Pick<Brand, 'mode'> = {
  seeds: { primary: '#2b5c8a', secondary: '#5b6b7d', neutral: '#82868b' },
  type: { display: 'system', text: 'system', base: 15, ratio: 1.15 },
  density: 'compact',
  shape: { corners: 'soft', photo: 'square', border: 'hairline' },
  motion: 'quick',
  mode: { preferred: 'light', fixed: false },
}
