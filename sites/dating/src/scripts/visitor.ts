import './footer.ts'
import './entryWarning.ts'
import './signupForm.ts'
