import { AboutLoansScreen, AboutScreen, FaqScreen } from "@xl/ui/information"

export const AboutPage = () => <AboutScreen />
export const AboutLoansPage = () => <AboutLoansScreen />
export const FaqPage = () => <FaqScreen />
