import './footer.ts'
import './entryWarning.ts'
import './showFonts.ts'
import './signupForm.ts'
