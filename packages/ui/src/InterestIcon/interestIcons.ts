import Beef from 'lucide-react/icons/beef'
import Beer from 'lucide-react/icons/beer'
import Bike from 'lucide-react/icons/bike'
import BookOpen from 'lucide-react/icons/book-open'
import Camera from 'lucide-react/icons/camera'
import Carrot from 'lucide-react/icons/carrot'
import Cherry from 'lucide-react/icons/cherry'
import Clapperboard from 'lucide-react/icons/clapperboard'
import Coffee from 'lucide-react/icons/coffee'
import Compass from 'lucide-react/icons/compass'
import CookingPot from 'lucide-react/icons/cooking-pot'
import Dumbbell from 'lucide-react/icons/dumbbell'
import Feather from 'lucide-react/icons/feather'
import Flame from 'lucide-react/icons/flame'
import Gamepad from 'lucide-react/icons/gamepad-2'
import Gem from 'lucide-react/icons/gem'
import HandHeart from 'lucide-react/icons/hand-heart'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Images from 'lucide-react/icons/images'
import Landmark from 'lucide-react/icons/landmark'
import Moon from 'lucide-react/icons/moon'
import MoonStar from 'lucide-react/icons/moon-star'
import Mountain from 'lucide-react/icons/mountain'
import Music from 'lucide-react/icons/music'
import Palette from 'lucide-react/icons/palette'
import PartyPopper from 'lucide-react/icons/party-popper'
import PawPrint from 'lucide-react/icons/paw-print'
import PenTool from 'lucide-react/icons/pen-tool'
import Plane from 'lucide-react/icons/plane'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Sprout from 'lucide-react/icons/sprout'
import Theater from 'lucide-react/icons/theater'
import TreePalm from 'lucide-react/icons/tree-palm'
import Trees from 'lucide-react/icons/trees'
import Beach from 'lucide-react/icons/umbrella'
import Utensils from 'lucide-react/icons/utensils'
import Vibrate from 'lucide-react/icons/vibrate'
import Volleyball from 'lucide-react/icons/volleyball'
import Wine from 'lucide-react/icons/wine'
import { Dancer, Hug, Knot, Lingerie, Lips, Peach, Sushi, TeaCup, ThreeRings } from './drawings.tsx'

export const interestIcons = {
  adventure: Compass,
  anal_sex: Peach,
  animals: PawPrint,
  art: Palette,
  astrology: MoonStar,
  bbq: Beef,
  beach: Beach,
  beer: Beer,
  biking: Bike,
  bondage: Knot,
  coffee: Coffee,
  cooking: CookingPot,
  dancing: Dancer,
  exchanging_pictures: Images,
  fashion: Gem,
  foodie: Utensils,
  gardening: Sprout,
  gym: Dumbbell,
  hiking: Mountain,
  hugging: Hug,
  kissing: Lips,
  lingerie: Lingerie,
  massages: HandHeart,
  masturbating: HeartPulse,
  movies: Clapperboard,
  music: Music,
  one_night_stand: Moon,
  oral_sex: Cherry,
  outdoors: Trees,
  party: PartyPopper,
  photography: Camera,
  politics: Landmark,
  public_sex: TreePalm,
  reading: BookOpen,
  relationship: HeartHandshake,
  sadomasochism: Feather,
  safe_sex: ShieldCheck,
  sex: Flame,
  sex_toys: Vibrate,
  shopping: ShoppingBag,
  sports: Volleyball,
  sushi: Sushi,
  tattoos: PenTool,
  tea: TeaCup,
  theater: Theater,
  threesome: ThreeRings,
  travelling: Plane,
  vegetarian: Carrot,
  video_games: Gamepad,
  wine: Wine,
} as const

export type InterestName = keyof typeof interestIcons
