export const words = {
  "DIF-5": "Damage costs an aircraft some of its ratings.",
  "DIF-5.1": "A Leader loses of three:",
  "DIF-5.1.1": "one Horsepower, never below 1,",
  "DIF-5.1.2": "two Agility if he has more than 4, else one, never below 1,",
  "DIF-5.1.3": "and one Speed, never below 1.",
  "DIF-5.2": "A Wingman has one card less: of Defense if that is the larger, else of Offense.",
  "DIF-5.3": "Of a formation's aircraft damage asks no more than that they leave it.",
  "DIF-5.4": "Who is damaged a second time is shot down.",
  "DIF-5.5": "FUEL TANK counts four hits on fighters and light bombers.",
};
