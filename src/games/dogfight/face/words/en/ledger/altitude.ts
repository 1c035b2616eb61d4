export const words = {
  "DF-63": "Levels run from 1 to 20, and a twenty-sided die at the foot of the stand shows the level.",
  "DF-64": "+ climbs a level for 1 SPEED; - dives one and -- two levels, free.",
  "DF-65": "Next turn SPEED may rise by 1, after - by 2, after -- by 3, never above ENGINE.",
  "DF-66": "A mark counts in the cost even where it is refused.",
  "DF-67": "No climb above the type's ceiling, no dive below level 1.",
  "DF-68": "Range is slant: one level counts one inch.",
  "DF-69": "A front weapon also needs no more levels between the two than inches.",
  "DF-70": "Arcs, the side hit and damage are judged flat.",
};
