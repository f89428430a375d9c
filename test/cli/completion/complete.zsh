# Prints what zsh offers for a command line, which is typed into an interactive shell: zsh -f complete.zsh SCRIPT LINE
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1= PS2= RPS1= TERM=dumb; stty -echo; autoload -Uz compinit && compinit -u -D; source ${(q)1}"
# What functions add is printed instead of shown.
zpty -w shell '
compadd() {
  local -a matches
  builtin compadd -O matches "$@"
  (( $#matches )) && print -rl -- "match "$^matches
}
start() { print start; compprefuncs=(start); }
finish() { print finish; }
compprefuncs=(start)
comppostfuncs=(finish)
bindkey "^I" complete-word
print ready'
zpty -r shell output '*ready'
zpty -n -w shell "$2"$'\t'
zpty -r shell output '*finish'
for line in ${(f)output//$'\r'/}; do
  [[ $line == match\ * ]] && print -r -- ${line#match }
done
zpty -d shell
