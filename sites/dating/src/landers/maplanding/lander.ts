import type { LanderDefinition } from '@bouquet/theme/landers'

export const lander: LanderDefinition = {
  places: {
    general: 40,
    mature: 40,
    casual: 60,
    'men-seeking-men': 30,
    'women-seeking-women': 60,
    kink: 40,
    'shared-interests': 20,
  },
  heading: { size: { step: 5 } },
}
